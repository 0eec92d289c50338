import {
  type AsideColumn,
  type ImportRow,
  takeInRow,
  viewAsideRow,
} from '@laurel/contract/imports-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { keys } from '../../../../api/keys.ts'

/** A row by its import and its line. */
export interface RowPlace {
  id: string
  line: number
}

export const useAsideRow = (params: RowPlace) =>
  useQuery({
    queryKey: keys.asideRow(params),
    queryFn: ({ signal }) => call(viewAsideRow, { params, signal }),
    // Somebody else may take it in.
    gcTime: 0,
  })

export const columnId = (name: string) => `column-${name}`

/** What is put right in a row, and how it is taken in. */
export function useAsideForm(
  params: RowPlace,
  columns: readonly AsideColumn[],
  onTaken: (row: ImportRow) => void,
) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const lookAgain = () => void client.invalidateQueries({ queryKey: keys.imports })
  const taking = useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: (values: Record<string, string>) => call(takeInRow, { params, body: { values } }),
    onSuccess(row) {
      onTaken(row)
      lookAgain()
    },
    onError(error) {
      focusFirst(columns, refusalsOf(error))
      if (error instanceof CallError && error.code === 'ROW_SETTLED') lookAgain()
    },
  })
  const refusals = refusalsOf(taking.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (taking.isPending) return
    const changed = columns.flatMap(({ name, value }) => {
      const now = typed[name]
      return now === undefined || now === value ? [] : [[name, now] as const]
    })
    taking.mutate(Object.fromEntries(changed))
  }
  return {
    valueOf: ({ name, value }: AsideColumn) => typed[name] ?? value,
    change: (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    refusals,
    isTaking: taking.isPending,
    isRefused: taking.isError,
    /** What no column is to blame for. */
    failure:
      taking.isError && !columns.some(({ name }) => refusals[name] !== undefined)
        ? failureWords(taking.error, 'It could not be taken in. Please try again.')
        : undefined,
    submit,
  }
}

const refusalsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallError ? error.fields : {}

function focusFirst(
  columns: readonly AsideColumn[],
  refusals: Readonly<Record<string, string>>,
): void {
  const first = columns.find(({ name }) => refusals[name] !== undefined)
  if (first) document.getElementById(columnId(first.name))?.focus()
}
