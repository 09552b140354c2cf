import type { JobsOptions, Queue } from 'bullmq';

export const LIVE_STATES = new Set<string>([
  'waiting',
  'active',
  'delayed',
  'prioritized',
  'waiting-children',
  'paused',
]);

/** Adds a job unless one of the same deduplication id is waiting, delayed or being worked on. */
export async function addOnce(
  queue: Queue,
  name: string,
  job: object,
  options: JobsOptions & { deduplication: { id: string } },
): Promise<void> {
  const { id } = options.deduplication;
  const added = await queue.add(name, job, options);
  if (added.id === undefined || LIVE_STATES.has(await queue.getJobState(added.id))) return;
  // A job that died without freeing its deduplication id would swallow every later ask for the same work.
  if ((await queue.getDeduplicationJobId(id)) !== added.id) return;
  await queue.removeDeduplicationKey(id);
  await queue.add(name, job, options);
}
