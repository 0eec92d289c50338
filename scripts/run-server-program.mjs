import { pathToFileURL } from 'node:url'
import { inRoot } from './paths.mjs'
import { runChild } from './run-child.mjs'

/**
 * Loading the program makes much short-lived garbage; with the usual young generation the process
 * would keep some 70 MB of it for good.
 */
const SMALL_NURSERY = '--max-semi-space-size=8'

/** Runs a TypeScript program of the checkout with the pinned Node; resolves to its exit code. */
export async function runServerProgram({ node, env }, program, args) {
  const companion = pathToFileURL(inRoot('scripts/drain-with-parent.mjs')).href
  const options = ['--import', companion, SMALL_NURSERY]
  const { exitCode } = await runChild(node, [...options, program, ...args], { env })
  return exitCode
}
