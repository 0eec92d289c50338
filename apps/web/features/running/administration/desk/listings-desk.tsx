import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { DESK_KINDS, type DeskKind } from '@laurel/contract/desk-admin'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useKeysOn } from './desk-keys.ts'
import parts from './desk-parts.module.css'
import styles from './desk.module.css'
import { DeskQueue } from './desk-queue.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { KindChips } from './kind-chips.tsx'
import { MergeList } from './merge-list.tsx'
import { useDeskCounts } from './use-desk.ts'

const OftenAsked = lazy(() => import('./often-asked.tsx'))

type Shown = DeskKind | 'merges' | 'questions'

const shownIn = (text: string | null): Shown =>
  text === 'merges' || text === 'questions'
    ? text
    : (DESK_KINDS.find((kind) => kind === text) ?? 'unsure')

/** What was read of listings, for a person to say whether it is right. */
export function ListingsDesk() {
  const [search] = useSearchParams()
  const shown = shownIn(search.get('kind'))
  const counts = useDeskCounts()
  const [isOn, setOn] = useKeysOn()
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <div className={classNames(styles.desk, parts.keyed)}>
      <div className={styles.head}>
        <PageHeading>Listings desk</PageHeading>
        <p className={styles.done}>
          {counts.data?.doneToday.toLocaleString('en-US') ?? 0} done today
        </p>
        <KindChips shown={shown} waiting={counts.data?.waiting} />
        <p className={styles.ways}>
          <Link to={paths.adminImports}>
            <Icon icon={IconFileImport} size={16} />
            Imports
          </Link>
          <button type="button" className={styles.keys} onClick={() => setHelpOpen(true)}>
            <Icon icon={IconKeyboard} size={16} />
            Keys
          </button>
        </p>
      </div>
      {shown === 'merges' && <MergeList />}
      {shown === 'questions' && (
        <Suspense>
          <OftenAsked />
        </Suspense>
      )}
      {shown !== 'merges' && shown !== 'questions' && (
        <DeskQueue key={shown} kind={shown} areKeysOn={isOn} onHelp={() => setHelpOpen(true)} />
      )}
      <KeysDialog
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        areKeysOn={isOn}
        onSwitch={setOn}
      />
    </div>
  )
}
