import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openApiText } from '../http/openapi.ts'

const FILE = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url))

await writeFile(FILE, openApiText('Laurel'))
console.log(`Wrote ${FILE}.`)
