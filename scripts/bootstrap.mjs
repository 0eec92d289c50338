import './require-node.mjs'
import { delimiter, dirname } from 'node:path'
import { findNode } from './find-node.mjs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { forwardSignals } from './run-child.mjs'

/** What Node compiled is kept here: from the second start on a program loads for a third less work. */
const COMPILED = inRoot('node_modules/.cache/node')

/**
 * Makes the checkout ready to run: what the lock file names is installed, signals reach the children.
 * Returns the pinned Node and the environment that makes every child's `node` that one.
 */
export async function bootstrap() {
  forwardSignals()
  await install()
  const node = findNode()
  const path = [dirname(node), inRoot('node_modules/.bin'), process.env.PATH].join(delimiter)
  return { node, env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: path } }
}
