import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number]

const layerOrder = 'base, mantine, app'

/**
 * Puts every CSS module into the cascade layer `app`, which comes after Mantine's.
 * Each file names the order of the layers, because any of them may be the first to load.
 */
export function appLayer(): PostcssPlugin {
  return {
    postcssPlugin: 'app-layer',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.endsWith('.module.css')) return
      const layer = new AtRule({ name: 'layer', params: 'app', nodes: [] })
      layer.append(root.nodes.slice())
      root.append(new AtRule({ name: 'layer', params: layerOrder }), layer)
    },
  }
}
