import { useState } from 'react'
import { Loaded } from '../../../common/records/loaded.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import styles from './find-ownerless.module.css'
import { NameOwner } from './ownerless.tsx'
import { useOwnerless } from './use-vettings.ts'

const SEARCH_LIMIT = 120

/** For a sponsor whose organisation an import made: finds it by name, to name its owner. */
export function FindOwnerless() {
  const [search, setSearch] = useState('')
  return (
    <section className={styles.find} aria-labelledby="find-ownerless-heading">
      <h2 id="find-ownerless-heading">Name an owner of an imported organization</h2>
      <p>
        Imported organizations have no owner yet. Check who is asking first: an owner can read what
        students send.
      </p>
      <SearchField
        label="Name of the organization"
        limit={SEARCH_LIMIT}
        text={search}
        onSearch={setSearch}
      />
      {search !== '' && <Found search={search} />}
    </section>
  )
}

function Found({ search }: { search: string }) {
  return (
    <Loaded query={useOwnerless(search)} noun="the organizations">
      {(found) => (
        <>
          <p role="status">
            {found.length === 0 ? 'No organization without an owner has such a name.' : ''}
          </p>
          <ul className={styles.found}>
            {found.map((organisation) => (
              <li key={organisation.id}>
                <NameOwner organisation={organisation} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
