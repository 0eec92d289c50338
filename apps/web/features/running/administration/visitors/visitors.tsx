import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ListTabs } from '../../../../ui/list-tabs.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { BarRows } from '../../../common/records/bar-rows.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { PartnerTabs } from '../partners/partner-tabs.tsx'
import { DayPanel } from './day-panel.tsx'
import { useVisitors, useVisitsFile } from './use-visitors.ts'
import { ConversionTable, PageTable, SourceTable } from './visitor-tables.tsx'
import { PERIODS, periodOf, stepsOf, told, type Visitors } from './visitor-words.ts'
import styles from './visitors.module.css'

/** Who came, from where, and how far. */
export function VisitorsScreen() {
  const [search] = useSearchParams()
  const period = periodOf(search.get('days'))
  const visitors = useVisitors(period)
  const file = useVisitsFile(period)
  return (
    <>
      <div className={styles.head}>
        <PageHeading>Visitors</PageHeading>
        <Button isBusy={file.isPending} onClick={() => file.mutate()}>
          <Icon icon={IconDownload} />
          Export visits
        </Button>
      </div>
      <PartnerTabs current="visitors" />
      <ListTabs
        label="Period"
        tabs={PERIODS.map((days) => ({
          label: days === 365 ? '1 year' : `${days} days`,
          to: `?days=${days}`,
          isCurrent: days === period,
        }))}
      />
      <Loaded query={visitors} noun="the visitors">
        {(data) => <Picture visitors={data} isStale={visitors.isPlaceholderData} />}
      </Loaded>
    </>
  )
}

function Picture({ visitors, isStale }: { visitors: Visitors; isStale: boolean }) {
  return (
    <div className={styles.page} aria-busy={isStale || undefined}>
      <section className={styles.panel} aria-labelledby="steps">
        <h2 id="steps">How far people came</h2>
        <BarRows rows={stepsOf(visitors.funnel)} labelledBy="steps" />
        <p className={styles.note}>
          Only those who agreed to be measured are counted as visits, each day anew. From “Signed
          up” on, everybody counts who made an account in this time.
        </p>
      </section>
      <DayPanel days={visitors.days} />
      <SourceTable sources={visitors.sources} />
      <PageTable pages={visitors.pages} />
      <ConversionTable conversions={visitors.conversions} />
      {visitors.widths.length > 0 && (
        <section className={styles.list} aria-labelledby="widths">
          <h2 id="widths">How wide their screens are</h2>
          <BarRows
            rows={visitors.widths.map(({ width, visits }) => ({
              label: WIDTHS[width],
              words: told(visits),
              least: visits,
            }))}
            labelledBy="widths"
          />
        </section>
      )}
    </div>
  )
}

const WIDTHS: Readonly<Record<Visitors['widths'][number]['width'], string>> = {
  phone: 'Phone, below 600 px',
  tablet: 'Tablet, below 961 px',
  desk: 'Wider',
}
