import type { TestApp } from '../app.ts'
import type { Student } from './student.ts'

/** Sends a file of scholarships as an administrator does. */
export async function uploadCatalogue(
  app: TestApp,
  admin: Student,
  content: string,
  name = 'awards.jsonl',
) {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const body = new Response(form)
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/imports',
    headers: { ...admin.headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
