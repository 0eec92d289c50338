import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './paths.ts'

export default {
  appDirectory: '.',
  // Given by scripts/build-web.mjs, which moves a whole build into place.
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
