import type { RecentSearches } from './recent.rules.ts';
import {
  announcement,
  failureGroups,
  NO_SUGGESTIONS,
  nothingGroups,
  openingGroups,
  PANEL_LIMITS,
  SHEET_LIMITS,
  suggestedGroups,
  type Entry,
  type Group,
  type Place,
  type SiteMatch,
  type SuggestedProduct,
  type Suggestions,
} from './suggest.rules.ts';

export interface Overlay {
  readonly groups: readonly Group[];
  /** The entries of all groups, in the order of the arrow keys. */
  readonly entries: readonly Entry[];
  /** What the suggestions were made for; empty before typing. */
  readonly typed: string;
  /** Searched for in place of a misspelt term; null without a correction. */
  readonly correctedTerm: string | null;
  readonly isNothing: boolean;
  readonly isWaiting: boolean;
}

export interface OverlayParts {
  /** Trimmed. */
  typed: string;
  /** May be for an earlier text. */
  answer: {
    readonly term: string;
    /** Null when they could not be loaded. */
    readonly suggestions: Suggestions | null;
    readonly siteMatches: readonly SiteMatch[] | null;
  } | null;
  recent: RecentSearches;
  departments: readonly Place[];
  /** Null while they are loading. */
  featured: readonly SuggestedProduct[] | null;
  isSheet: boolean;
}

/** Null until the first answer for typed text, when the overlay keeps what it shows. */
export function overlayOf({ typed, answer, recent, departments, featured, isSheet }: OverlayParts): Overlay | null {
  const limits = isSheet ? SHEET_LIMITS : PANEL_LIMITS;
  if (typed !== '' && !answer) return null;
  if (typed === '' || !answer || answer.suggestions?.term === '')
    return overlay(openingGroups(recent, departments, featured, limits), { isWaiting: featured === null });
  const { term, suggestions, siteMatches } = answer;
  const groups = suggestedGroups(suggestions ?? NO_SUGGESTIONS, siteMatches ?? [], term, limits);
  if (!suggestions && groups.length === 0) return overlay(failureGroups(recent), {});
  const correctedTerm = suggestions?.correctedTerm ?? null;
  return groups.length > 0
    ? overlay(groups, { typed: term, correctedTerm })
    : overlay(nothingGroups(departments), { typed: term, isNothing: true });
}

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

export function hasContent({ entries, isNothing }: Overlay): boolean {
  return entries.length > 0 || isNothing;
}

/** For screen readers; empty when the overlay shows nothing. */
export function spoken(overlay: Overlay): string {
  if (overlay.isNothing) return announcement(0, null);
  return overlay.entries.length > 0 ? announcement(overlay.entries.length, overlay.correctedTerm) : '';
}
