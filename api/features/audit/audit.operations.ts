import type { Operations } from '../../identity/operations.js';

/** The log of what staff have changed. */
export const AUDIT_OPERATIONS = {
  'Query.auditEntries': {
    access: 'audit:read',
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({
        filter: {
          actorId: 1,
          subjectType: 'product',
          subjectId: '1',
          action: 'changed',
          from: '2026-11-01T00:00:00Z',
          to: '2026-12-01T00:00:00Z',
          text: 'aurora',
        },
      }),
    ],
    refused: ({ choice, id, text, time }) => ({
      'filter.actorId': id,
      'filter.subjectType': text(1, 63),
      'filter.subjectId': text(1, 36),
      'filter.action': choice,
      'filter.from': time,
      'filter.to': time,
      'filter.text': text(0, 100),
    }),
  },
  'Query.auditSubjects': { access: 'audit:read' },
} satisfies Operations;
