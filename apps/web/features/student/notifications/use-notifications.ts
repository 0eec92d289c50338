import type { AnswerOf, BodyInputOf } from '@laurel/contract/define-call'
import { listNotifications, readNotifications } from '@laurel/contract/notifications'
import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'

/** They come once an hour at most. */
const REFRESH_MS = 300_000

type Page = AnswerOf<typeof listNotifications>
type Read = BodyInputOf<typeof readNotifications>

/** The latest notifications, and how many are unread. */
export function useNotifications(limit = PAGE_SIZE) {
  return useQuery({
    queryKey: keys.notificationPage(limit),
    queryFn: ({ signal }) => call(listNotifications, { query: { limit: String(limit) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** Marks notifications as read at once on the screen; what could not be saved is shown again. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (read: Read) => call(readNotifications, { body: read, keepalive: true }),
    onMutate: async (read) => {
      await client.cancelQueries({ queryKey: keys.notifications })
      client.setQueriesData<Page>(
        { queryKey: keys.notifications },
        (page) => page && markRead(page, read),
      )
    },
    onError: () =>
      showToast({
        kind: 'error',
        message: 'This was not saved',
        detail: 'Please try again.',
        id: 'notifications',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.notifications }),
  })
}

function markRead(page: Page, read: Read): Page {
  const isMeant = (id: string) => 'all' in read || read.ids.includes(id)
  const marked = page.notifications.filter(({ id, isRead }) => !isRead && isMeant(id))
  return {
    ...page,
    unread: 'all' in read ? 0 : page.unread - marked.length,
    notifications: page.notifications.map((each) => ({
      ...each,
      isRead: each.isRead || isMeant(each.id),
    })),
  }
}
