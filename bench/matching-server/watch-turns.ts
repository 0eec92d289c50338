// Loaded before a server program by bench:matching-server: tells who started it how long its turns
// are and what it has used. Without being asked it does nothing.
import { readFrames, startProfile, type Frame } from './profile-turn.ts'

/** Between two looks at the clock; whatever lies between them kept everything else waiting. */
const TICK_MILLISECONDS = 1

/** The longest turn by the clock, and the one in which the thread itself worked longest. */
export interface Turns {
  wallMilliseconds: number
  cpuMilliseconds: number
  /** Where the latter went, when profiles are asked for. */
  frames: Frame[]
}

export interface Usage {
  cpuMilliseconds: number
  residentBytes: number
  mostResidentBytes: number
  heapBytes: number
  /** Outside the heap: what the index lies in. */
  externalBytes: number
}

interface Asked {
  id: number
  ask: string
  isProfiled?: boolean
}

const threadMilliseconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let timer: NodeJS.Timeout | undefined
let seen = { wall: 0, cpu: 0 }
let longest = { wallMilliseconds: 0, cpuMilliseconds: 0, from: 0, to: 0 }

function look(): void {
  const now = { wall: performance.now(), cpu: threadMilliseconds() }
  const wall = now.wall - seen.wall - TICK_MILLISECONDS
  const cpu = now.cpu - seen.cpu
  longest.wallMilliseconds = Math.max(longest.wallMilliseconds, wall)
  if (cpu > longest.cpuMilliseconds)
    longest = { ...longest, cpuMilliseconds: cpu, from: seen.wall, to: now.wall }
  seen = now
}

function tick(): void {
  look()
  timer = setTimeout(tick, TICK_MILLISECONDS)
}

async function begin(isProfiled: boolean): Promise<void> {
  if (isProfiled) await startProfile()
  longest = { wallMilliseconds: 0, cpuMilliseconds: 0, from: 0, to: 0 }
  seen = { wall: performance.now(), cpu: threadMilliseconds() }
  tick()
}

async function end(): Promise<Turns> {
  look()
  clearTimeout(timer)
  const { wallMilliseconds, cpuMilliseconds, from, to } = longest
  return { wallMilliseconds, cpuMilliseconds, frames: await readFrames(from, to) }
}

function usage(): Usage {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return {
    cpuMilliseconds: (user + system) / 1000,
    residentBytes: rss,
    mostResidentBytes: process.resourceUsage().maxRSS * 1024,
    heapBytes: heapUsed,
    externalBytes: external,
  }
}

process.on('message', ({ id, ask, isProfiled }: Asked) => {
  const answer = async () => {
    if (ask === 'begin') await begin(isProfiled === true)
    return ask === 'end' ? end() : usage()
  }
  if (['begin', 'end', 'usage'].includes(ask))
    void answer().then((told) => process.send?.({ id, told }))
})
