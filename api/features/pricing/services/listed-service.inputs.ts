import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { Payload } from '../../../shared/user-error.js';
import { ListedService } from './listed-service.entity.js';
import { ServicePrice } from './service-price.js';

@InputType({ description: 'BAD_USER_INPUT where another service of the price list has this text.' })
export class CreateListedServiceInput extends ServicePrice {}

@InputType({ description: 'BAD_USER_INPUT where another service of the price list has this text.' })
export class UpdateListedServiceInput extends ServicePrice {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;
}

@InputType()
export class DeleteListedServiceInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true })
export class ListedServicesPayload extends Payload {
  @Field(() => [ListedService], {
    description: 'The price list of services as it is now, also where the request was refused.',
  })
  listedServices!: ListedService[];
}
