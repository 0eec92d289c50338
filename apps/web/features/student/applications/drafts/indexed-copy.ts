import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import {
  isSameCopy,
  type ApplicationKey,
  type CopyChange,
  type DeviceCopy,
  type UnsentAnswer,
} from './unsent-answer.ts'

type Row = ApplicationKey & { requirementId: string; answer: UnsentAnswer }

interface Schema extends DBSchema {
  unsent: { key: [string, string, string]; value: Row }
}

/** A database that does not open at once, as behind a browser's own dialog, counts as none. */
const OPEN_PATIENCE_MS = 2000

/** The copy in IndexedDB: what is committed outlives a crash of the page and of the browser. */
export async function openIndexedCopy(): Promise<DeviceCopy> {
  const database = await Promise.race([openDatabase(), failAfter(OPEN_PATIENCE_MS)])
  return {
    async read({ applicantId, scholarshipId }) {
      const rows = await database.getAll('unsent', within([applicantId, scholarshipId]))
      return Object.fromEntries(rows.map(({ requirementId, answer }) => [requirementId, answer]))
    },
    async list(applicantId) {
      const names = await database.getAllKeys('unsent', within([applicantId]))
      return [...new Set(names.map(([, scholarshipId]) => scholarshipId))]
    },
    write: (key, changes) => writeChanges(database, key, changes),
    async clear({ applicantId, scholarshipId }) {
      await database.delete('unsent', within([applicantId, scholarshipId]))
    },
  }
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('laurel-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('unsent', {
        keyPath: ['applicantId', 'scholarshipId', 'requirementId'],
      })
    },
    // A newer version in another tab must not wait for this one, which goes on in localStorage.
    blocking: (_current, _blocked, event) => {
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
    },
  })

async function failAfter(patienceMs: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  throw new Error('The database of this device did not open.')
}

/** All keys that begin with these parts: a list sorts after every text. */
const within = (parts: string[]) => IDBKeyRange.bound(parts, [...parts, []])

async function writeChanges(
  database: IDBPDatabase<Schema>,
  key: ApplicationKey,
  changes: readonly CopyChange[],
): Promise<void> {
  const transaction = database.transaction('unsent', 'readwrite')
  const work = changes.map((change) =>
    'answer' in change
      ? transaction.store.put({ ...key, ...change })
      : dropUnlessChanged(transaction.store, key, change),
  )
  // Committed by name, it does not wait for the page, which may be gone by then.
  if (changes.every((change) => 'answer' in change)) transaction.commit()
  await Promise.all([...work, transaction.done])
}

interface Store {
  get(key: [string, string, string]): Promise<Row | undefined>
  delete(key: [string, string, string]): Promise<void>
}

async function dropUnlessChanged(
  store: Store,
  { applicantId, scholarshipId }: ApplicationKey,
  { requirementId, dropped }: Extract<CopyChange, { dropped: unknown }>,
): Promise<void> {
  const row = await store.get([applicantId, scholarshipId, requirementId])
  if (row && isSameCopy(row.answer.value, dropped))
    await store.delete([applicantId, scholarshipId, requirementId])
}
