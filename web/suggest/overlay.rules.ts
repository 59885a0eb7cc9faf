import type { RecentSearches } from './recent.rules.ts';
import {
  announcement,
  failureGroups,
  nothingGroups,
  openingGroups,
  PANEL_ROOM,
  SHEET_ROOM,
  suggestedGroups,
  type Entry,
  type Group,
  type Place,
  type SuggestedProduct,
  type Suggestions,
} from './suggest.rules.ts';

/** All that the overlay shows at a moment. */
export interface Overlay {
  readonly groups: readonly Group[];
  /** The entries of all groups, in the order of the arrow keys. */
  readonly entries: readonly Entry[];
  /** The text that the suggestions were made for; empty before typing. */
  readonly typed: string;
  /** What was looked up instead of the typed text; null when it was looked up as it is. */
  readonly correctedTerm: string | null;
  /** Nothing in the shop fits the typed text. */
  readonly isNothing: boolean;
  /** The featured products are still on their way. */
  readonly isWaiting: boolean;
}

export interface OverlayParts {
  /** The trimmed text in the field. */
  typed: string;
  /** The answer that came last; it may be for an older text. */
  answer: { readonly term: string; readonly suggestions: Suggestions | null } | null;
  recent: RecentSearches;
  departments: readonly Place[];
  /** Null while they are on their way. */
  featured: readonly SuggestedProduct[] | null;
  isSheet: boolean;
}

/** Decides what the overlay shows. Null while there is no answer at all for what is typed: what is shown then stays. */
export function overlayOf({ typed, answer, recent, departments, featured, isSheet }: OverlayParts): Overlay | null {
  const room = isSheet ? SHEET_ROOM : PANEL_ROOM;
  if (typed !== '' && !answer) return null;
  if (typed === '' || !answer || answer.suggestions?.term === '')
    return overlay(openingGroups(recent, departments, featured, room), { isWaiting: featured === null });
  const { term, suggestions } = answer;
  if (!suggestions) return overlay(failureGroups(recent), {});
  const groups = suggestedGroups(suggestions, term, room);
  const { correctedTerm } = suggestions;
  return groups.length > 0
    ? overlay(groups, { typed: term, correctedTerm })
    : overlay(nothingGroups(departments, room), { typed: term, isNothing: true });
}

/** What is shown before there is anything to show. */
export const EMPTY_OVERLAY: Overlay = overlay([], {});

function overlay(groups: readonly Group[], rest: Partial<Overlay>): Overlay {
  return {
    groups,
    entries: groups.flatMap(({ entries }) => entries),
    typed: '',
    correctedTerm: null,
    isNothing: false,
    isWaiting: false,
    ...rest,
  };
}

/** Whether there is anything to see. */
export function hasContent({ entries, isNothing }: Overlay): boolean {
  return entries.length > 0 || isNothing;
}

/** What those who listen hear of an overlay; empty when it shows nothing. */
export function spoken(overlay: Overlay): string {
  if (overlay.isNothing) return announcement(0, null);
  return overlay.entries.length > 0 ? announcement(overlay.entries.length, overlay.correctedTerm) : '';
}
