/** A failure that is the user's to mend: its message is shown alone, without a stack. */
export class Stop extends Error {}

/** Runs a command's main function and turns what it throws into a message and an exit code. */
export function runMain(main) {
  main().then(
    (exitCode) => process.exit(exitCode),
    (error) => {
      console.error(error instanceof Stop ? `\n${error.message}` : error)
      process.exit(1)
    },
  )
}
