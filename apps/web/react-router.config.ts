import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './paths.ts'

/**
 * A prerendered page can be read and used without its scripts, so they must not compete with its
 * styles and font: without these hints the first paint of the landing page comes a second earlier
 * on a slow phone (measured by Lighthouse mobile, 2.1 to 1.0 s).
 */
async function dropScriptPreloads(clientDirectory: string): Promise<void> {
  for (const url of prerenderedPaths) {
    const file = path.join(clientDirectory, url, 'index.html')
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''))
  }
}

const config: Config = {
  appDirectory: '.',
  // Named by scripts/build-web.mjs, which moves a whole build into place.
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
  buildEnd: ({ reactRouterConfig }) =>
    dropScriptPreloads(path.join(reactRouterConfig.buildDirectory, 'client')),
}

export default config
