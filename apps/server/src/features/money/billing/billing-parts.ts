import type { App } from '../../../app-context.ts'

/** What it takes to take in what a provider told. */
export type BillingParts = Pick<App, 'db' | 'clock' | 'config' | 'trialHash' | 'orderProof'>
