import type { App } from '../../../app-context.ts'
import { endSubscriptions, type EndsSubscriptions } from './end-subscriptions.ts'

/** Ends at the provider what has to end, after the commit that said so; what fails the hour's job does. */
export function endSoon(app: EndsSubscriptions & Pick<App, 'background'>): void {
  app.background.startAlone('end subscriptions', () => endSubscriptions(app))
}
