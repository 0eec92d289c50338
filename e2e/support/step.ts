/** A part of a journey, which a failure in it names. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) error.message = `Step “${name}”: ${error.message}`
    throw error
  }
}
