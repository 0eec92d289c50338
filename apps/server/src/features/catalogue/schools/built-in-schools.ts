import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as z from 'zod/mini'

const FOLDER = new URL('../../../../../../seed/schools/', import.meta.url)
const LISTS = [
  { kind: 'college', file: 'colleges.json' },
  { kind: 'high_school', file: 'high-schools.json' },
] as const

const schoolSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** What people call it instead of its name, such as an abbreviation. */
  alias: z.optional(z.string()),
})

export interface BuiltInSchool extends z.infer<typeof schoolSchema> {
  kind: 'college' | 'high_school'
}

/** The well-known schools that ship with the product. Colleges have their IPEDS numbers as ids. */
export async function readBuiltInSchools(): Promise<BuiltInSchool[]> {
  const lists = await Promise.all(
    LISTS.map(async ({ kind, file }) => {
      const content: unknown = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8'))
      return z.parse(z.array(schoolSchema), content).map((school) => ({ ...school, kind }))
    }),
  )
  return lists.flat()
}

/**
 * Every college of the federal list (IPEDS, in the public domain), community colleges among them:
 * its number, name, city and state, a line each.
 */
export async function readCollegeList(): Promise<BuiltInSchool[]> {
  const packed = await readFile(new URL('us-colleges.tsv.gz', FOLDER))
  const text = (await promisify(gunzip)(packed)).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, name, city, state] = line.split('\t')
      return { ...z.parse(schoolSchema, { id, name, city, state }), kind: 'college' }
    })
}
