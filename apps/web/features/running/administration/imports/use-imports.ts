import {
  type CatalogueImport,
  confirmImport,
  discardImport,
  listImportRows,
  listImports,
  previewUndo,
  undoImport,
  viewImport,
} from '@laurel/contract/imports-admin'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'
import { isAtWork, type Shown } from './import-words.ts'

/** While a server is at work. */
const LOOK_AGAIN_MS = 1000

export function useImports(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: keys.importPage(query),
    queryFn: ({ signal }) => call(listImports, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.imports.some(isAtWork) && LOOK_AGAIN_MS,
  })
}

export const useImport = (id: string) =>
  useQuery({
    queryKey: keys.import(id),
    queryFn: ({ signal }) => call(viewImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data && isAtWork(state.data) && LOOK_AGAIN_MS,
  })

/** The rows of a tab; anew for each state, as what would happen becomes what did. */
export function useImportRows({ id, state }: CatalogueImport, show: Shown, page: number) {
  const query = { ...windowOf(page), ...(show !== 'all' && { show }) }
  return useQuery({
    queryKey: keys.importRows(id, { ...query, state }),
    queryFn: ({ signal }) => call(listImportRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const useUndoPreview = (id: string) =>
  useQuery({
    queryKey: keys.undoPreview(id),
    queryFn: ({ signal }) => call(previewUndo, { params: { id }, signal }),
    // It is about this moment.
    gcTime: 0,
  })

const MOVES = { confirm: confirmImport, discard: discardImport, undo: undoImport } as const

/** Moves an import on, and shows how it stands then; also where somebody else was faster. */
export function useMove(id: string, move: keyof typeof MOVES, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: () => call(MOVES[move], { params: { id } }),
    onSuccess: (moved) => {
      client.setQueryData(keys.import(id), moved)
      onDone?.()
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.imports }),
  })
}
