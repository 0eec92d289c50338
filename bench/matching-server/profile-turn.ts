import { Session, type Profiler } from 'node:inspector/promises'

/** A function that was on the stack, and for how many milliseconds of the turn. */
export interface Frame {
  name: string
  milliseconds: number
}

const INTERVAL_MICROSECONDS = 250
const SHOWN = 14

let session: Session | undefined

export async function startProfile(): Promise<void> {
  session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS })
  await session.post('Profiler.start')
}

/** What was on the stack between two instants of `performance.now()`, most first; empty without a profile. */
export async function readFrames(from: number, to: number): Promise<Frame[]> {
  if (!session) return []
  // Profiles count from where `hrtime` does, in microseconds.
  const start = Number(process.hrtime.bigint()) / 1000 - performance.now() * 1000
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  session = undefined
  return framesOf(profile, start + from * 1000, start + to * 1000)
}

function framesOf(profile: Profiler.Profile, from: number, to: number): Frame[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])),
  )
  const spent = new Map<string, number>()
  let at = profile.startTime
  for (const [place, id] of (profile.samples ?? []).entries()) {
    const delta = profile.timeDeltas?.[place] ?? 0
    at += delta
    if (at < from || at > to) continue
    const names = new Set<string>()
    for (let each: number | undefined = id; each !== undefined; each = parents.get(each))
      names.add(nameOf(nodes.get(each)))
    for (const name of names) spent.set(name, (spent.get(name) ?? 0) + delta / 1000)
  }
  return [...spent]
    .filter(([name]) => name !== '')
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SHOWN)
}

function nameOf(node: Profiler.ProfileNode | undefined): string {
  const { functionName, url, lineNumber } = node?.callFrame ?? {}
  if (!functionName || functionName === '(root)') return ''
  return url ? `${functionName} ${url.split('/').at(-1)}:${(lineNumber ?? 0) + 1}` : functionName
}
