import { pathToFileURL } from 'node:url'
import { inRoot } from './paths.mjs'
import { runChild } from './run-child.mjs'

/** Runs a TypeScript program of the checkout with the pinned Node; resolves to its exit code. */
export async function runServerProgram({ node, env }, program, args) {
  const companion = pathToFileURL(inRoot('scripts/drain-with-parent.mjs')).href
  const { exitCode } = await runChild(node, ['--import', companion, program, ...args], { env })
  return exitCode
}
