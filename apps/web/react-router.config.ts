import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './paths.ts'

export default {
  appDirectory: '.',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
