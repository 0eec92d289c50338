import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownLoader = fileURLToPath(new URL('load-route-module.ts', import.meta.url))

/** Puts load-route-module.ts in the place of the router's loader, which has no setting for it. */
export function routeScripts(): Plugin {
  return {
    name: 'route-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/routeModules\.js$/ },
      handler: (_source, importer) =>
        importer?.includes('/node_modules/react-router/') ? ownLoader : undefined,
    },
  }
}
