import { isLargeRemoval } from '@pp-tools/domain/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewRefresh } from '../api/refresh-calls.ts';

/** A refresh that removes many wheelsets, and what was typed to agree to it. */
export interface RemovalQuestion {
  readonly removed: number;
  readonly before: number;
  readonly text: string;
  readonly type: (text: string) => void;
}

/** What a refresh would change, whether it can change anything, and whether it is agreed to. */
export function useRefreshQuestion() {
  const [text, type] = useState('');
  const preview = useQuery({ queryKey: ['admin-preview'], queryFn: previewRefresh, retry: false, gcTime: 0 });
  const counts = preview.data?.counts;
  const removed = counts?.removed ?? 0;
  const before = counts === undefined ? 0 : counts.total - counts.added + removed;
  const isBlocked = (preview.data?.rejected.length ?? 0) > 0;
  const isLarge = !isBlocked && isLargeRemoval(removed, before);
  const removal: RemovalQuestion | null = isLarge ? { removed, before, text, type } : null;
  return { preview, isBlocked, removal, isAnswered: !isLarge || text.trim() === String(removed) };
}
