/** A new account that does its worst; every attack is made by another one. */
export interface Attacker {
  url: string
  /** Sends one call as this account, and reads its answer to the end; none when it is cut off. */
  send(path: string, options?: RequestInit): Promise<Sent | undefined>
  /** Ends when the attack's time is over. */
  signal: AbortSignal
}

export interface Sent {
  status: number
  text: string
}

/** One way to make everybody else wait. Each file in `attacks/` exports a list `attacks` of them. */
export interface Attack {
  name: string
  /** Returns when everything was sent and answered, or the attack's time is over. */
  run(attacker: Attacker): Promise<unknown>
}

/** Runs so many at once, over and over, as long as there is something to send. */
export async function atOnce(count: number, works: readonly (() => Promise<unknown>)[]) {
  const queue = [...works]
  const one = async () => {
    for (let work = queue.shift(); work; work = queue.shift()) await work()
  }
  await Promise.all(Array.from({ length: count }, one))
}
