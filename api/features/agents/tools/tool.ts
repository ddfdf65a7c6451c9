import type { z } from 'zod';
import type { Services } from '../../../request/services.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';

/** What a tool works with: the shop, its catalogue at one moment, and the network address of the caller. */
export interface Shop {
  services: Services;
  snapshot: CatalogueSnapshot;
  address: string;
}

/** A tool of the MCP server. Its answer is an object of JSON; it throws an AppError that the caller may read. */
export interface Tool {
  name: string;
  /** For the model that chooses the tool. */
  description: string;
  inputSchema: z.ZodObject;
  /** Whether it stores anything; the others only read. */
  stores: boolean;
  run: (shop: Shop, input: object) => object | Promise<object>;
}

interface ToolOf<Input extends z.ZodObject> extends Omit<Tool, 'inputSchema' | 'run' | 'stores'> {
  inputSchema: Input;
  stores?: boolean;
  run: (shop: Shop, input: z.infer<Input>) => object | Promise<object>;
}

/** A tool whose `run` gets what `inputSchema` has accepted. */
export const tool = <Input extends z.ZodObject>({
  stores = false,
  ...rest
}: ToolOf<Input>): Tool => ({
  ...rest,
  stores,
  run: (shop, input) => rest.run(shop, input as z.infer<Input>),
});

/** An address of the shop with its origin. */
export const whole = ({ services }: Pick<Shop, 'services'>, path: string): string =>
  new URL(path, services.env.PUBLIC_URL).href;
