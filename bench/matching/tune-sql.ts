import type { Client } from 'pg'

/** Settings a planner may be given. */
export type Choice = Readonly<Record<string, string>>

const choice = (
  jit: 'on' | 'off',
  scans: 'table' | 'index' | 'any',
  workers: 0 | 1 | 2,
): Choice => ({
  jit,
  enable_seqscan: scans === 'index' ? 'off' : 'on',
  enable_indexonlyscan: scans === 'table' ? 'off' : 'on',
  max_parallel_workers_per_gather: String(workers),
})

const CHOICES: readonly Choice[] = [
  choice('off', 'any', 2),
  choice('on', 'any', 2),
  choice('off', 'table', 2),
  choice('off', 'index', 2),
  choice('off', 'any', 0),
  choice('off', 'index', 0),
]

/** Runs each of some tasks under each choice in turns, and names the one with the least time. */
export async function tuneSql(
  client: Client,
  tasks: readonly (() => Promise<unknown>)[],
): Promise<Choice> {
  const totals = CHOICES.map(() => 0)
  for (const task of tasks)
    for (const [place, each] of CHOICES.entries()) {
      await useChoice(client, each)
      await task()
      const from = performance.now()
      await task()
      totals[place] = (totals[place] ?? 0) + performance.now() - from
    }
  return CHOICES[totals.indexOf(Math.min(...totals))] ?? CHOICES[0] ?? {}
}

export async function useChoice(client: Client, settings: Choice): Promise<void> {
  const statements = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  await client.query(statements.join(';'))
}

export function nameChoice(settings: Choice): string {
  const { jit, enable_seqscan: table, enable_indexonlyscan: index } = settings
  const scans = table === 'off' ? 'index only' : index === 'off' ? 'table only' : 'any plan'
  return `jit ${jit}, ${scans}, ${settings['max_parallel_workers_per_gather']} workers`
}
