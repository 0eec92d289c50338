import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { appLayer } from './app-layer.ts'

export default defineConfig({
  plugins: [reactRouter()],
  // PRODUCT_NAME renames the product, PRODUCT_URL adds canonical links; see product.ts.
  envPrefix: 'PRODUCT_',
  css: { postcss: { plugins: [appLayer()] } },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000' },
    watch: { ignored: ['**/build/**'] },
  },
})
