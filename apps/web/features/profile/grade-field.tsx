import { Select, TextInput } from '@mantine/core'
import { MARKING_SYSTEMS, toGpa } from '../questions/gpa.ts'
import styles from './profile.module.css'
import { rankOptions } from './rank-options.ts'
import type { TabProps } from './tab-props.ts'

const gpaLabel = (gpa: string) => ({ value: gpa, label: gpa })
const GPAS = ['0.0', ...Array.from({ length: 21 }, (_, step) => (2 + step / 10).toFixed(1))]
  .toReversed()
  .map(gpaLabel)

/** A grade in the student's own marking system; other systems are turned into a GPA. */
export function GradeField({ form }: Pick<TabProps, 'form'>) {
  const { values, problems, change } = form
  const { markingSystem: system, grade, gpa } = values
  const type = (typed: string) => {
    if (system === 'GPA' || system === '') return
    const converted = toGpa(system, typed)
    change({ grade: typed, gpa: 'gpa' in converted ? converted.gpa : '' })
  }
  return (
    <div className={styles.pair}>
      <Select
        id="profile-markingSystem"
        label="Marking system"
        data={MARKING_SYSTEMS}
        value={system || null}
        error={problems['markingSystem']}
        // Changing it clears what was typed and chosen (specification 2, section 2).
        onChange={(next) => change({ markingSystem: next ?? '', grade: '', gpa: '' })}
      />
      {system === 'GPA' && (
        <Select
          id="profile-gpa"
          label="GPA"
          data={GPAS}
          value={gpa || null}
          error={problems['gpa']}
          allowDeselect={false}
          searchable
          filter={rankOptions}
          selectFirstOptionOnChange
          nothingFoundMessage="No results"
          onChange={(next) => change({ gpa: next ?? '' })}
        />
      )}
      {(system === 'Percentage' || system === '10CGPA') && (
        <TextInput
          id="profile-gpa"
          label={system === 'Percentage' ? 'Percentage' : 'CGPA'}
          inputMode="decimal"
          description={gpa === '' ? undefined : `Counts as a GPA of ${gpa}`}
          value={grade}
          error={problems['gpa']}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
