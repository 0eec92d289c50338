import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import { systemClock } from '../clock.ts'
import { DEFAULT_TIME_ZONE, startOfDay } from '../days.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { provideDatabase } from '../db/provide-database.ts'
import { plans } from '../db/schema/billing.ts'
import { announcePrice, PriceRefused } from '../features/money/billing/price-changes.ts'
import { readPlans } from '../features/money/billing/queries.ts'

const USAGE = `Usage: npm run plans -- [PRODUCT --stripe PRICE --paddle PRICE --offered yes|no | --price DOLLARS --from DAY]

Without PRODUCT the plans are listed.

  PRODUCT    such as quarterly or quarterly-trial
  --stripe   what Stripe calls its price, such as price_1N…
  --paddle   what Paddle calls it, such as pri_01h…
  --offered  whether new subscribers may choose it
  --price    another price, which whoever subscribes is told 30 days before it counts
  --from     the day it counts from, such as 2027-03-01`

class UsageError extends Error {}

interface Change {
  product: string
  stripePriceId?: string
  paddlePriceId?: string
  isOffered?: boolean
}

interface NewPrice {
  priceCents: number
  from: Date
}

const PRICE = /^\d{1,5}(?:\.\d{2})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

function readNewPrice(price: string | undefined, from: string | undefined): NewPrice | undefined {
  if (price === undefined && from === undefined) return undefined
  if (price === undefined || !PRICE.test(price))
    throw new Error('--price must be dollars, such as 18 or 18.50.')
  if (from === undefined || !DAY.test(from))
    throw new Error('--from must be a day, such as 2027-03-01.')
  return { priceCents: Math.round(Number(price) * 100), from: startOfDay(from, DEFAULT_TIME_ZONE) }
}

function readChange(args: string[]): (Change & { newPrice?: NewPrice }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        stripe: { type: 'string' },
        paddle: { type: 'string' },
        offered: { type: 'string' },
        price: { type: 'string' },
        from: { type: 'string' },
      },
    })
    const [product] = positionals
    if (positionals.length > 1) throw new Error('Name one plan.')
    const { stripe, paddle, offered, price, from } = values
    const newPrice = readNewPrice(price, from)
    if (offered !== undefined && offered !== 'yes' && offered !== 'no')
      throw new Error('--offered must be yes or no.')
    const change = {
      ...(stripe !== undefined && { stripePriceId: stripe }),
      ...(paddle !== undefined && { paddlePriceId: paddle }),
      ...(offered !== undefined && { isOffered: offered === 'yes' }),
      ...(newPrice && { newPrice }),
    }
    const isEmpty = Object.keys(change).length === 0
    if (product === undefined && isEmpty) return undefined
    if (product === undefined || isEmpty) throw new Error('Name a plan, and what changes of it.')
    return { product, ...change }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function changePlan(
  db: Database,
  { product, newPrice, ...change }: Change & { newPrice?: NewPrice },
): Promise<void> {
  if (newPrice) await announcePrice(db, systemClock.now(), { productId: product, ...newPrice })
  if (Object.keys(change).length === 0) return
  const changed = await db.update(plans).set(change).where(eq(plans.productId, product)).returning()
  if (changed.length === 0) throw new UsageError(`There is no plan ${product}.`)
}

async function showPlans(db: Database): Promise<void> {
  const rows = await readPlans(db)
  console.table(
    rows.map(
      ({
        productId,
        title,
        priceCents,
        nextPriceCents,
        nextPriceFrom,
        stripePriceId,
        paddlePriceId,
        isOffered,
      }) => ({
        product: productId,
        title,
        dollars: priceCents / 100,
        next: nextPriceCents === null ? '' : nextPriceCents / 100,
        from: nextPriceFrom?.toISOString().slice(0, 10) ?? '',
        stripe: stripePriceId ?? '',
        paddle: paddlePriceId ?? '',
        offered: isOffered ? 'yes' : 'no',
      }),
    ),
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

const isRefused = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof PriceRefused

try {
  await main()
} catch (error) {
  process.exitCode = isRefused(error) ? 2 : 1
  console.error(isRefused(error) ? `${error.message}\n\n${USAGE}` : error)
}
