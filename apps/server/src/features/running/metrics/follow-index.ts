import { Gauge } from 'prom-client'
import type { App } from '../../../app-context.ts'
import { readLastSequence } from '../../catalogue/matches/queries.ts'
import { addGauge } from './add-gauge.ts'
import { inTime } from './in-time.ts'

type Needs = Pick<App, 'clock' | 'db' | 'matches' | 'metrics'>

/** Where the match index stands, and how far it is behind the catalogue. */
export function followIndex(app: Needs): void {
  const { clock, matches } = app
  const add = (name: string, help: string, read: () => number) =>
    addGauge(app.metrics, `laurel_match_index_${name}`, help, read)
  add('scholarships', 'Published scholarships in the match index.', () => matches.index.size)
  add('bytes', 'Memory held by the match index.', () => matches.index.bytes)
  add('sequence', 'The last catalogue change taken in.', () => matches.state().sequence)
  add(
    'age_seconds',
    'Since the catalogue’s changes were last read.',
    () => (clock.now().getTime() - matches.state().readAt.getTime()) / 1000,
  )
  followLag(app)
}

/** While the database is away nobody knows the lag: then none is told rather than the last one. */
function followLag({ db, matches, metrics }: Needs): void {
  const registers = [metrics.registry]
  const isUp = new Gauge({
    name: 'laurel_database_up',
    help: '1 if the database answered within two seconds.',
    registers,
  })
  const lag = new Gauge({
    name: 'laurel_match_index_lag_changes',
    help: 'Committed catalogue changes that the match index has not taken in yet.',
    registers,
  })
  metrics.readings.add(async () => {
    const newest = await inTime(() => readLastSequence(db))
    isUp.set(newest === undefined ? 0 : 1)
    if (newest === undefined) lag.remove({})
    else lag.set(Math.max(0, newest - matches.state().sequence))
  })
}
