import { createHash } from 'node:crypto';
import type { Context } from '../../graph/context.ts';
import { staleSeconds } from '../../upstream/request-scope.ts';
import { CacheTags } from '../../graph/cache-tags.ts';
import { isAnonymous, type CallState } from '../call.ts';
import { isRefusal, type Checked, type Checks } from '../checks/checks.ts';
import { withoutSuggestions, type CostReport } from '../checks/cost.ts';
import type { Mask } from '../masking.ts';
import type { Made, ResponseCache } from './response-cache.ts';
import type { Asked } from './asked.ts';
import type { Plan } from './plan.ts';
import type { Plans } from './plans.ts';
import { asOperation, measuredOf, runPlan } from './runner.ts';

/** One call, and what the checks know of who makes it. */
export interface Asker extends CallState {
  checked: Checked;
}

/** A whole answer, ready for the wire. */
export class Answer {
  readonly json: string;
  /** Whether it may be given to anyone who asks the same. */
  readonly isPublic: boolean;
  #etag: string | null = null;

  constructor(json: string, isPublic: boolean) {
    this.json = json;
    this.isPublic = isPublic;
  }

  /** Bytes of memory that it may take: letters beyond Latin ones make two of each. */
  get length(): number {
    return this.json.length * 2;
  }

  /** Names these very bytes; worked out for those who ask. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.json).digest('base64url')}"`;
    return this.#etag;
  }
}

export interface FastAnswer {
  answer: Answer;
  /** How old it is, in milliseconds. */
  age: number;
  /** What it cost the one who asked, kept or not. */
  cost: CostReport;
}

type Given = Omit<FastAnswer, 'cost'>;

interface FastPathOptions {
  plans: Plans;
  checks: Checks;
  /** The context of one run, which collects its cache tags in `tags`. */
  contextOf(asker: Asker, plan: Plan, tags?: CacheTags): Context;
  mask: Mask;
  /** Null to cache nothing. */
  cache: ResponseCache<Answer> | null;
}

export interface FastPath {
  /** Answers an operation that is known and passes the checks; null for anything that has to be looked at more closely, refusals among it. */
  answer(asked: Asked, asker: Asker): Promise<FastAnswer | null>;
}

/** What waits for an answer that cannot be made here goes the long way. */
class NotHereError extends Error {}

/** Runs what is ready to be run, and keeps what is everyone's; all else is left to the long way, which knows how to refuse. */
export function createFastPath({ plans, checks, contextOf, mask, cache }: FastPathOptions): FastPath {
  /** Words that name what else there is are for those who may read the schema. */
  const maskFor =
    ({ checked }: Asker): Mask =>
    (error, requestId) =>
      checked.caller.isTrusted ? mask(error, requestId) : withoutSuggestions(mask(error, requestId));

  const traced = (plan: Plan, { checked }: Asker, run: () => ReturnType<typeof runPlan>) =>
    asOperation(checked.operation, plan.kind, run);

  async function answerOwn(plan: Plan, variables: Record<string, unknown>, asker: Asker): Promise<Given | null> {
    const result = await traced(plan, asker, () => runPlan(plan, variables, contextOf(asker, plan), maskFor(asker)));
    return result && { answer: new Answer(JSON.stringify(result), false), age: 0 };
  }

  async function makePublic(plan: Plan, variables: Record<string, unknown>, asker: Asker): Promise<Made<Answer>> {
    const tags = new CacheTags();
    const result = await traced(plan, asker, () =>
      runPlan(plan, variables, contextOf(asker, plan, tags), maskFor(asker)),
    );
    if (!result) throw new NotHereError();
    // An answer with stale parts is not cached again: its true age would be lost.
    const isPublic = !result.errors && !tags.isPersonal && staleSeconds() === null;
    return { answer: new Answer(JSON.stringify(result), isPublic), tags: isPublic ? tags.products : null };
  }

  async function answerPublic(plan: Plan, variables: Record<string, unknown>, asker: Asker): Promise<Given | null> {
    const key = `${plan.number} ${JSON.stringify(variables)}`;
    const start = () => makePublic(plan, variables, asker);
    try {
      if (!cache) return { answer: (await start()).answer, age: 0 };
      return cache.get(key, start) ?? (await cache.make(key, start)) ?? { answer: (await start()).answer, age: 0 };
    } catch (error) {
      if (error instanceof NotHereError) return null;
      throw error;
    }
  }

  return {
    async answer(asked, asker) {
      if (await checks.begin(asked.parameters, asker.checked)) return null;
      const plan = plans.find(asked);
      if (!plan || checks.document(plan.document)) return null;
      const measured = measuredOf(plan, asked.variables);
      const cost = measured && (await checks.cost(plan.document, measured, asker.checked));
      if (!cost || isRefusal(cost)) return null;
      // One who brings anything of its own along is never given what was made for others, nor are others given what was made for that one.
      const given =
        plan.isPublic && isAnonymous(asker)
          ? await answerPublic(plan, asked.variables, asker)
          : await answerOwn(plan, asked.variables, asker);
      return given && { ...given, cost };
    },
  };
}
