import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { readAbout } from './about-content.ts'
import { appLayer } from './app-layer.ts'
import { callHeads } from './call-heads.ts'
import { routeScripts } from './route-scripts.ts'
import { sharedScripts } from './shared-scripts.ts'

const framework =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/load-route-module\./

/** What the first paint of nearly every page needs; a part used by some pages only stays out. */
const sharedUi =
  /web\/(browser-storage|features\/people\/accounts\/home-of|paths|product|page-meta|root|pages\/[a-z-]+\.|api\/(call-error|session|use-session)\.|ui\/(tokens|base|button|class-names|icon|logo|offline-bar|page-heading|skip-link|sprig|use-hydrated|visually-hidden))\b|@tabler\/icons-react\/dist\/esm\/(createReact|default|icons\/Icon(AlertCircle|Calendar|Check|ChevronDown|ExternalLink|Menu2|QuestionMark|X)\.)/

/** What the forms of public pages share. */
const sharedForms =
  /web\/(ui\/(text-field|password-field|choice-field|field|field-error|error-summary|use-document-title)\.|features\/people\/accounts\/(chat-login-link|return-to|use-typed-early|refusal-words|login-form\.module)|pages\/public\/narrow-page\.module)/

/** What asks who somebody is: small parts that signing up and the profile share. */
const accountFields = /web\/features\/people\/accounts\/(applicant-type-field|phone-field)\./

/** Lists to choose from and what stands with them: one file instead of seven. */
const sharedFields =
  /web\/ui\/(check-field|choice-search|combobox|combobox-list|rank-labels|tags|tags-field)\./

/** Where the calls of accounts go, and how any call is made. */
const accountCalls =
  /web\/api\/(call|renew-session|send-signed-in)\.|contract\/src\/(accounts|profile|visitor)\.ts/

/** What measuring rests on, apart from the notice: no page waits for it. */
const measuring =
  /contract\/src\/campaign\.|web\/(api\/forget-trails|features\/common\/measuring\/(consent|keep-campaign|read-campaign))\./

/**
 * Of the icons only a few come with public pages; the others are one file instead of forty, but for
 * those of the landing page alone.
 */
const sharedIcons = /@tabler\/icons-react\/dist\/esm\/icons\/(?!Icon(Help|Shield)\.)/

/**
 * The look of the lists in one file, which stays while screens change: a style sheet of a single
 * screen would come a moment after its elements, and "back" would miss its scroll position.
 */
const listLook =
  /web\/(features\/catalogue\/(scholarships|matches)\/|pages\/applicant\/|ui\/(pagination|panel|skeleton-cards)).*\.css/

/** A list that every page loads names them all; a file for some pages is named after all of them. */
const shortName = (name: string) => name.replace(/~.*/, '').slice(0, 18)

/** The same for the server's build, which writes the address of the font into every page. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash:6][extname]`

export default defineConfig({
  plugins: [reactRouter(), routeScripts(), callHeads()],
  // PRODUCT_NAME renames the product, PRODUCT_URL adds canonical links; see product.ts.
  envPrefix: ['PRODUCT_', 'PROMOTIONAL_COPY'],
  define: { 'import.meta.env.ABOUT_CONTENT': JSON.stringify(readAbout()) },
  css: { postcss: { plugins: [appLayer()] } },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page names some two hundred files: short names weigh less.
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
            assetFileNames,
            // One file of what every page needs instead of a dozen small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'ui', test: sharedUi },
                { name: 'measuring', test: measuring },
                { name: 'without-marks', test: /matching\/src\/without-marks\.ts/ },
                { name: 'lists', test: listLook },
                { name: 'forms', test: sharedForms },
                { name: 'fields', test: sharedFields },
                { name: 'account-fields', test: accountFields },
                { name: 'account-calls', test: accountCalls },
                { name: 'icons', test: sharedIcons, minShareCount: 3 },
                ...sharedScripts(),
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
