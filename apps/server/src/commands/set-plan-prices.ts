import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { provideDatabase } from '../db/provide-database.ts'
import { plans } from '../db/schema/billing.ts'
import { readPlans } from '../features/billing/queries.ts'

const USAGE = `Usage: npm run plans -- [PRODUCT --stripe PRICE --paddle PRICE --offered yes|no]

Without PRODUCT the plans are listed.

  PRODUCT    such as quarterly or quarterly-trial
  --stripe   what Stripe calls its price, such as price_1N…
  --paddle   what Paddle calls it, such as pri_01h…
  --offered  whether new subscribers may choose it`

class UsageError extends Error {}

interface Change {
  product: string
  stripePriceId?: string
  paddlePriceId?: string
  isOffered?: boolean
}

function readChange(args: string[]): Change | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        stripe: { type: 'string' },
        paddle: { type: 'string' },
        offered: { type: 'string' },
      },
    })
    const [product] = positionals
    if (positionals.length > 1) throw new Error('Name one plan.')
    const { stripe, paddle, offered } = values
    if (offered !== undefined && offered !== 'yes' && offered !== 'no')
      throw new Error('--offered must be yes or no.')
    const change = {
      ...(stripe !== undefined && { stripePriceId: stripe }),
      ...(paddle !== undefined && { paddlePriceId: paddle }),
      ...(offered !== undefined && { isOffered: offered === 'yes' }),
    }
    const isEmpty = Object.keys(change).length === 0
    if (product === undefined && isEmpty) return undefined
    if (product === undefined || isEmpty) throw new Error('Name a plan, and what changes of it.')
    return { product, ...change }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function changePlan(db: Database, { product, ...change }: Change): Promise<void> {
  const changed = await db.update(plans).set(change).where(eq(plans.productId, product)).returning()
  if (changed.length === 0) throw new UsageError(`There is no plan ${product}.`)
}

async function showPlans(db: Database): Promise<void> {
  const rows = await readPlans(db)
  console.table(
    rows.map(({ productId, title, priceCents, stripePriceId, paddlePriceId, isOffered }) => ({
      product: productId,
      title,
      dollars: priceCents / 100,
      stripe: stripePriceId ?? '',
      paddle: paddlePriceId ?? '',
      offered: isOffered ? 'yes' : 'no',
    })),
  )
}

async function main(): Promise<void> {
  const change = readChange(process.argv.slice(2))
  const running = await provideDatabase(readConfig(process.env))
  try {
    await migrateDatabase(running.url)
    const db = openDatabase(running.url, 2)
    try {
      if (change) await changePlan(db, change)
      await showPlans(db)
    } finally {
      await db.$client.end()
    }
  } finally {
    await running.release()
  }
}

try {
  await main()
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error)
}
