import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFromSearch } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { withinLists } from '../../../common/records/page-window.ts'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { useOpened } from '../../../common/records/use-opened.ts'
import styles from '../administration.module.css'
import { OpenedPartner } from './opened-partner.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable, UnclaimedTable } from './partner-tables.tsx'
import { PartnerTabs } from './partner-tabs.tsx'
import { useLedgerFile, usePartners } from './use-partners.ts'

/** Who sends students here, what came of it, and what they are owed. */
export function PartnerList() {
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const list = usePartners(page)
  const opened = useOpened()
  const file = useLedgerFile()
  const [isAdding, setAdding] = useState(false)
  useDocumentTitle('Partners')
  return (
    <>
      <div className={styles.head}>
        <PageHeading {...(list.data && { count: list.data.total })}>Partners</PageHeading>
        <div className={styles.actions}>
          <Button isBusy={file.isPending} onClick={() => file.mutate()}>
            <Icon icon={IconDownload} />
            Export the ledger
          </Button>
          <Button variant="filled" onClick={() => setAdding(true)}>
            Add a partner
          </Button>
        </div>
      </div>
      <PartnerTabs current="partners" />
      <p className={styles.lead}>
        Counted by the hour. What a payment earns is held for 60 days, and taken back with a refund.
      </p>
      <RecordPages
        query={list}
        noun="the partners"
        rowNoun="partners"
        page={page}
        rowsOf={({ partners }) => partners}
        nothing={<EmptyState>Nobody is a partner yet.</EmptyState>}
      >
        {(partners, isStale) => <PartnerTable {...{ partners, isStale }} onOpen={opened.open} />}
      </RecordPages>
      <UnclaimedTable unclaimed={list.data?.unclaimed ?? []} />
      {opened.id !== null && (
        <OpenedPartner key={opened.id} id={opened.id} onClose={opened.close} />
      )}
      {isAdding && (
        <Dialog isOpen title="Add a partner" onClose={() => setAdding(false)}>
          <PartnerForm onClose={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  )
}
