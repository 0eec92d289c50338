export type MarkingSystem = 'Percentage' | '10CGPA' | 'GPA'

/** Which part of a grade says in which marking system it is. */
export const SYSTEM = 1

export const MARKING_SYSTEMS: readonly { value: MarkingSystem; label: string }[] = [
  { value: 'GPA', label: 'GPA, 4.0 scale' },
  { value: 'Percentage', label: 'Percentage' },
  { value: '10CGPA', label: 'CGPA, 10-point scale' },
]

/** From a grade up, the GPA it stands for (specification 2, section 5). */
const STEPS: Readonly<
  Record<Exclude<MarkingSystem, 'GPA'>, readonly [from: number, gpa: string][]>
> = {
  Percentage: [
    [85, '4.0'],
    [80, '3.7'],
    [75, '3.3'],
    [70, '3.0'],
    [65, '2.7'],
    [60, '2.3'],
    [55, '2.0'],
    [0, '0.0'],
  ],
  '10CGPA': [
    [8.5, '4.0'],
    [8, '3.7'],
    [7.5, '3.3'],
    [7, '3.0'],
    [6.5, '2.7'],
    [6, '2.3'],
    [5.5, '2.0'],
    [0, '0.0'],
  ],
}

const HIGHEST = { Percentage: 100, '10CGPA': 10 }
const PROBLEMS = {
  Percentage: 'Enter a valid percentage between 0 and 100',
  '10CGPA': 'Enter a valid GPA between 0 and 10',
}

type Converted = { gpa: string } | { problem: string }

/** The GPA that a typed grade stands for, or what is wrong with it. */
export function toGpa(system: Exclude<MarkingSystem, 'GPA'>, typed: string): Converted {
  const grade = typed.trim() === '' ? Number.NaN : Number(typed)
  const isValid = grade >= 0 && grade <= HIGHEST[system]
  const step = isValid ? STEPS[system].find(([from]) => grade >= from) : undefined
  return step ? { gpa: step[1] } : { problem: PROBLEMS[system] }
}
