import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { appLayer } from './app-layer.ts'
import { callHeads } from './call-heads.ts'

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What the first paint of nearly every page needs; a part used by some pages only stays out. */
const sharedUi =
  /web\/(paths|product|page-meta|root|pages\/[a-z-]+\.|ui\/(tokens|base|button|class-names|icon|logo|offline-bar|page-heading|skip-link|sprig|visually-hidden))\b|@tabler\/icons-react\/dist\/esm\/(createReact|default)/

/**
 * The look of the lists in one file, which stays while screens change: a style sheet of a single
 * screen would come a moment after its elements, and "back" would miss its scroll position.
 */
const listLook =
  /web\/(features\/(scholarships|matches)\/|pages\/applicant\/|ui\/(pagination|panel|skeleton-cards)).*\.css/

export default defineConfig({
  plugins: [reactRouter(), callHeads()],
  // PRODUCT_NAME renames the product, PRODUCT_URL adds canonical links; see product.ts.
  envPrefix: 'PRODUCT_',
  css: { postcss: { plugins: [appLayer()] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file of what every page needs instead of a dozen small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'ui', test: sharedUi },
                { name: 'lists', test: listLook },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // Not all of /api: the web app's own modules in api/ are served from there too.
    proxy: { '^/api/(v1|docs|schools|college)': 'http://localhost:3000' },
    watch: { ignored: ['**/build/**'] },
  },
})
