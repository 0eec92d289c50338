import { PageHeading } from '../../../../ui/page-heading.tsx'
import { KeyList } from './key-list.tsx'
import { WebhookList } from './webhook-list.tsx'

/** How programs of an organisation read and write, and are told of what happens. */
export const Programs = () => (
  <>
    <PageHeading>API keys</PageHeading>
    <KeyList />
    <WebhookList />
  </>
)
