import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number]

/** Puts every CSS module into the cascade layer `app`, which comes after Mantine's (ui/tokens.css). */
export function appLayer(): PostcssPlugin {
  return {
    postcssPlugin: 'app-layer',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.endsWith('.module.css')) return
      const layer = new AtRule({ name: 'layer', params: 'app', nodes: [] })
      layer.append(root.nodes.slice())
      root.append(layer)
    },
  }
}
