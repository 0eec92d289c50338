import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { productName } from '../../../../product.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import { CompactLists } from '../../../catalogue/scholarships/compact-lists.ts'
import styles from './beside.module.css'

const BesidePanel = lazy(() => import('./beside-panel.tsx'))

const OPENER_ID = 'open-assistant'

type Place = 'closed' | 'beside' | 'maximised'

interface BesideListsProps {
  /** Whether the page is a list of scholarships; others are left as they are. */
  isList: boolean
  children: ReactNode
}

/**
 * The assistant beside the lists, which become compact when it is maximised (specification 1,
 * section 2). Where there is no room for both, it is a page of its own.
 */
export function BesideLists({ isList, children }: BesideListsProps) {
  const hasRoom = useMedia('(min-width: 1200px)')
  const [place, setPlace] = useState<Place>('closed')
  const shown = isList && hasRoom ? place : 'closed'
  // Opening a scholarship closes the chat.
  useEffect(() => {
    if (!isList) setPlace('closed')
  }, [isList])
  const close = () => {
    setPlace('closed')
    requestAnimationFrame(() => document.getElementById(OPENER_ID)?.focus())
  }
  return (
    <div className={isList ? styles.area : styles.none} data-beside={shown}>
      {isList && shown === 'closed' && (
        <Opener isLink={!hasRoom} onOpen={() => setPlace('beside')} />
      )}
      <div className={isList ? styles.content : styles.none}>
        <CompactLists value={shown === 'maximised'}>{children}</CompactLists>
      </div>
      {shown !== 'closed' && (
        <Suspense fallback={<div className={styles.panel} aria-busy="true" />}>
          <BesidePanel
            isMaximised={shown === 'maximised'}
            onMaximise={(isMaximised) => setPlace(isMaximised ? 'maximised' : 'beside')}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

function Opener({ isLink, onOpen }: { isLink: boolean; onOpen: () => void }) {
  const words = (
    <>
      <Icon icon={IconSparkles} size={16} />
      Ask {productName}
    </>
  )
  return (
    <div className={styles.opener} data-print="hide">
      {isLink ? (
        <ButtonLink variant="subtle" to={paths.assistanceChat}>
          {words}
        </ButtonLink>
      ) : (
        <Button id={OPENER_ID} variant="subtle" onClick={onOpen}>
          {words}
        </Button>
      )}
    </div>
  )
}
