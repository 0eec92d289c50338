import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number]

const layerOrder = 'base, ui, app'

/**
 * Puts every CSS module into a cascade layer: `ui` for the parts in ui/, `app` for pages and
 * features, so that a page may restyle a part whichever file loads last. Each file names the
 * order of the layers, because any of them may be the first to load.
 */
export function appLayer(): PostcssPlugin {
  return {
    postcssPlugin: 'app-layer',
    Once(root, { AtRule }) {
      const file = root.source?.input.file
      if (!file?.endsWith('.module.css')) return
      const params = /[\\/]web[\\/]ui[\\/]/.test(file) ? 'ui' : 'app'
      const layer = new AtRule({ name: 'layer', params, nodes: [] })
      layer.append(root.nodes.slice())
      root.append(new AtRule({ name: 'layer', params: layerOrder }), layer)
    },
  }
}
