/** How a model's text goes over the wire: server-sent events, as each provider names them. */
export interface ModelProtocol {
  opening(model: string): string
  piece(text: string): string
  /** The end of a whole answer, with what it says it used; without usage where none is known. */
  closing(usage?: { input: number; output: number }, finish?: 'stop' | 'length'): string
  /** The body of an answer that is an error. */
  error(message: string): string
}

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`
const named = (value: { type: string; [field: string]: unknown }): string =>
  `event: ${value.type}\n${event(value)}`

const chunk = (delta: object, finish: string | null = null): string =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_764_000_000,
    model: 'local',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

/** `POST /v1/chat/completions` with `stream: true`. */
export const openAiProtocol: ModelProtocol = {
  opening: () => chunk({ role: 'assistant', content: '' }),
  piece: (content) => chunk({ content }),
  closing: (usage, finish = 'stop') =>
    [
      chunk({}, finish),
      usage
        ? event({
            id: 'chatcmpl-1',
            object: 'chat.completion.chunk',
            choices: [],
            usage: {
              prompt_tokens: usage.input,
              completion_tokens: usage.output,
              total_tokens: usage.input + usage.output,
            },
          })
        : '',
      'data: [DONE]\n\n',
    ].join(''),
  error: (message) => JSON.stringify({ error: { message, type: 'server_error', code: null } }),
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens' } as const

/** `POST /v1/messages` with `stream: true`. */
export const anthropicProtocol: ModelProtocol = {
  opening: (model) =>
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) +
    named({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }),
  piece: (text) =>
    named({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    }),
  closing: (usage = { input: 1, output: 1 }, finish = 'stop') =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: { stop_reason: STOP_REASONS[finish], stop_sequence: null },
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    }) +
    named({ type: 'message_stop' }),
  error: (message) => JSON.stringify({ type: 'error', error: { type: 'api_error', message } }),
}
