import type { Answers } from '@laurel/matching/answers'
import { createCopyFile } from './copy-file.ts'
import { WORDS, type Layout } from './sql-layout.ts'
import type { SqlServer } from './sql-server.ts'
import { toSqlStudent } from './sql-student.ts'

const WORD_NUMBERS = Array.from({ length: WORDS }, (_, word) => word)
/** The words that hold fields of study, degrees and careers. */
export const UNDECIDED_WORDS = [0, 2]
const RELATIONS = ['applicants', 'applicant_values', 'by_applicant_value']

/** All students in PostgreSQL, in the same bits as the catalogue. */
export async function createSqlApplicants(server: SqlServer, layout: Layout, today: string) {
  await server.client
    .query(`create unlogged table applicants (number int4 not null, known int8 not null,
      ${WORD_NUMBERS.map((n) => `w${n} int8 not null`).join(', ')}, ${UNDECIDED_WORDS.map((n) => `u${n} int8 not null`).join(', ')},
      ethnicities int2 not null, id uuid not null);
    create unlogged table applicant_values (value text collate "C" not null, number int4 not null)`)
  const rows = createCopyFile(server, 'applicants')
  const values = createCopyFile(server, 'applicant_values')
  return {
    add(number: number, id: string, answers: Answers): void {
      const student = toSqlStudent(layout, answers, today)
      const { known, words, ethnicities = 0, listed } = student
      const undecided = UNDECIDED_WORDS.map((word) => student.undecided[word] ?? 0n)
      rows.add([number, known, ...words, ...undecided, ethnicities, id])
      for (const value of listed) values.add([value, number])
    },
    keepPace: () => Promise.all([rows.keepPace(), values.keepPace()]),
    async finish(): Promise<void> {
      await rows.load()
      await values.load()
      await server.client.query(
        'create index by_applicant_value on applicant_values (value, number)',
      )
      for (const table of RELATIONS.slice(0, 2))
        await server.client.query(`vacuum analyze ${table}`)
      for (const name of RELATIONS) await server.client.query('select pg_prewarm($1)', [name])
    },
  }
}
