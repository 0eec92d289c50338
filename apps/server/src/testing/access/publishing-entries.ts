import {
  aDraft,
  aPublished,
  joinOrganisation,
  organisationOf,
  verifyOrganisation,
} from '../factories/draft.ts'
import type { World } from './callers.ts'
import { each, organisation, type AccessEntry } from './expectations.ts'

const ofOrganisation = async ({ app, people }: World) => organisationOf(app, people.organiser)

const aDraftOf = async ({ app, people }: World) => aDraft(app, people.organiser)

const BOUNDARY = 'a-boundary'
const aFile = {
  payload: Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nTitle\nOne\r\n--${BOUNDARY}--\r\n`,
  ),
  type: `multipart/form-data; boundary=${BOUNDARY}`,
}

const byId = async (world: World) => ({ params: { id: (await aDraftOf(world)).id } })

const anAmendment = async ({ app, people }: World) => {
  const { id, version, listing, criteria, reasons } = await aPublished(app, people.organiser)
  const changed = { ...listing, title: `${listing.title} 2` }
  return { params: { id }, body: { version, listing: changed, criteria, reasons } }
}

/** What an organisation writes and publishes. */
export const PUBLISHING_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  createScholarship: organisation('update_scholarship', async (world) => ({
    body: { organisationId: await ofOrganisation(world) },
  })),
  listOrganiserScholarships: organisation('read_scholarship', async (world) => ({
    params: { id: await ofOrganisation(world) },
  })),
  importScholarships: organisation('update_scholarship', async (world) => ({
    params: { id: await ofOrganisation(world) },
    raw: aFile,
  })),
  exportScholarships: organisation('read_scholarship', async (world) => ({
    params: { id: await ofOrganisation(world) },
    query: { format: 'csv' },
  })),
  readEditedScholarship: organisation('read_scholarship', byId),
  saveScholarshipDraft: organisation('update_scholarship', async (world) => {
    const { id, version, listing } = await aDraftOf(world)
    return { params: { id }, body: { version, listing } }
  }),
  saveCriteria: organisation('update_scholarship', async (world) => {
    const { id, version, criteria, reasons } = await aDraftOf(world)
    return { params: { id }, body: { version, criteria, reasons } }
  }),
  // It is about no organisation: whoever writes for one may ask it.
  countAudience: each(async ({ app }, of) => {
    await joinOrganisation(app, of)
    return { body: { criteria: { all: [{ fact: 'gpa', gte: 3 }] } } }
  }),
  deleteScholarshipDraft: organisation('update_scholarship', byId),
  publishScholarship: organisation('publish_scholarship', async (world) => {
    await verifyOrganisation(world.app, await ofOrganisation(world))
    const { id, version } = await aDraftOf(world)
    return { params: { id }, body: { version } }
  }),
  saveAmendment: organisation('publish_scholarship', async (world) => {
    const { params, body } = await anAmendment(world)
    const { version, listing } = body
    return { params, body: { version, revision: 0, listing } }
  }),
  previewAmendment: organisation('publish_scholarship', anAmendment),
  amendScholarship: organisation('publish_scholarship', async (world) => {
    const { params, body } = await anAmendment(world)
    return { params, body: { ...body, words: 'More students asked.' } }
  }),
  listVersions: organisation('read_scholarship', byId),
  readVersion: organisation('read_scholarship', async (world) => {
    const { id, version } = await aDraftOf(world)
    return { params: { id, version: String(version) } }
  }),
  withdrawScholarship: organisation('publish_scholarship', async (world) => ({
    params: { id: (await aPublished(world.app, world.people.organiser)).id },
    body: { reason: 'The fund closed.' },
  })),
}
