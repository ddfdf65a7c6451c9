import { useEffect, useRef, useState } from 'react';

const DURATION = 220;

/** The amount to show, a decimal string: it counts up or down to a new value, or jumps where motion is reduced. */
export function useCountingAmount(amount: string): string {
  const [shown, setShown] = useState(amount);
  const from = useRef(Number(amount));
  useEffect(() => {
    const start = from.current;
    const end = Number(amount);
    from.current = end;
    if (start === end || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, (now - startedAt) / DURATION);
      const eased = 1 - (1 - progress) ** 3;
      setShown(progress === 1 ? amount : String(Math.round(start + (end - start) * eased)));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
