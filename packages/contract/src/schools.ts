import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const searchQuery = z.object({ name: z._default(z.string().check(z.trim(), z.maxLength(200)), '') })
const foundSchools = z.array(
  z.object({ _id: z.string(), name: z.string(), city: z.string(), state: z.string() }),
)

export const searchHighSchools = defineCall({
  id: 'searchHighSchools',
  method: 'GET',
  path: '/schools/search',
  aliases: ['/api/schools/search'],
  summary: 'High schools whose name holds the words sent, best first.',
  access: 'public',
  query: searchQuery,
  answer: foundSchools,
})

export const searchColleges = defineCall({
  id: 'searchColleges',
  method: 'GET',
  path: '/college/search',
  aliases: ['/api/college/search'],
  summary: 'Colleges whose name holds the words sent, best first.',
  access: 'public',
  query: searchQuery,
  answer: foundSchools,
})
