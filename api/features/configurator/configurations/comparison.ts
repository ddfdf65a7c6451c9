import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { warningText } from '#engine/goods/configuration/issues';
import { featureLines } from '#engine/goods/configuration/labels';
import { toStored } from '#engine/goods/configuration/stored';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { longDate } from '#engine/locale/polish-time';
import { wrongField } from '../../../shared/errors.js';
import { IsEmailAddress } from '../../../shared/input/email.js';
import { type CustomerMail, type MailGoods, textBlock } from '../../mail/mail-content.js';
import { queueMail } from '../../mail/queue-mail.js';
import { SavedConfiguration } from './configuration.entity.js';

@InputType()
export class SendComparisonInput {
  @Field(() => String, { description: 'Whose opinion is asked.' })
  @IsEmailAddress()
  recipient!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  @IsEmailAddress()
  sender!: string;

  @Field(() => [ID], { description: 'Ids of 2-3 different saved configurations.' })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(3)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  configurations!: string[];
}

@ObjectType({ simpleResolvers: true })
export class SendComparisonPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  accepted!: boolean;
}

const WORDS = ['Ta', 'Tamta', 'Trzecia'];

/**
 * Mails a comparison to somebody, whose answer is a mail to the sender; neither address is kept beside that mail.
 * Throws NOT_FOUND for an unknown configuration.
 */
export async function sendComparison(em: EntityManager, input: SendComparisonInput): Promise<void> {
  await em.transactional(async (tx) => {
    const found = await tx.find(SavedConfiguration, { id: input.configurations });
    const compared = input.configurations.map((id) => {
      const saved = found.find((one) => one.id === id);
      if (!saved) throw wrongField('configurations', 'Nie ma takiej konfiguracji.', 'NOT_FOUND');
      return saved;
    });
    const goods: MailGoods[] = [];
    for (const saved of compared)
      goods.push(goodsOf(saved, (await saved.product.loadOrFail()).name));
    await queueMail(tx, comparisonMail(input, compared, goods));
  });
}

/** No words of the sender are mailed, because anybody can enter anybody's e-mail. */
function comparisonMail(
  { recipient, sender }: SendComparisonInput,
  compared: readonly SavedConfiguration[],
  items: readonly MailGoods[],
): CustomerMail {
  const [first] = compared;
  const search = new URLSearchParams(compared.map(({ id }): [string, string] => ['compare', id]));
  return {
    kind: 'comparison-sent',
    values: { sender },
    recipient,
    blocks: [
      { kind: 'goods', items },
      {
        kind: 'answers',
        to: sender,
        answers: items.map(({ name }, index) => `${WORDS[index]}: ${index + 1}. ${name}`),
      },
      {
        kind: 'button',
        label: 'Zobacz je obok siebie',
        path: `/konfigurator/${first?.settings.category}?${search.toString()}#porownanie`,
      },
      textBlock(
        'Jeśli nie znasz tej osoby, nie musisz nic robić. Twojego adresu użyliśmy tylko do tej wiadomości.',
      ),
    ],
  };
}

/** A saved configuration as a mail shows it, at the price of its day. */
export function goodsOf(
  { settings, calculatedPrice, warnings, createdAt }: SavedConfiguration,
  name: string,
): MailGoods {
  const price = formatZloty(parseAmount(calculatedPrice));
  return {
    name,
    features: featureLines(settings),
    pieces: `1\u00a0szt. × ${price}`,
    total: price,
    note: `Cena z\u00a0VAT z\u00a0dnia ${longDate(createdAt)}.`,
    warnings: warnings.map(warningText),
    settings: toStored(settings),
  };
}
