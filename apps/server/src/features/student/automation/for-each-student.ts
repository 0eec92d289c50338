import type { App } from '../../../app-context.ts'

/** Does a job's work for one student after the other; one that fails does not stop the others. */
export async function forEachStudent<Student>(
  { server }: Pick<App, 'server'>,
  students: Iterable<Student>,
  work: (student: Student) => Promise<void>,
): Promise<void> {
  for (const student of students) {
    try {
      await work(student)
    } catch (error) {
      server.log.error({ err: error }, 'a job failed for one student')
    }
  }
}
