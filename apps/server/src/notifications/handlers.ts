import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import {
  countUnread,
  listNotifications,
  mailedKinds,
  markRead,
  setMailedKinds,
} from "./queries.ts";

export const notificationHandlers: HandlersOf<"notifications"> = {
  all: inTransaction(async ({ query }, context) => {
    const { email: recipient } = context.user;
    const page = await listNotifications(context, { ...query, recipient });
    if (page instanceof Refusal) return page;
    return { ...page, counts: { unread: await countUnread(context, recipient) } };
  }),
  read: inTransaction(async ({ body }, context) => {
    await markRead(context, body.ids);
    return { unread: await countUnread(context, context.user.email) };
  }),
  mail: inTransaction(async (_input, context) => ({
    kinds: await mailedKinds(context, context.user.email),
  })),
  setMail: inTransaction(async ({ body }, context) => {
    await setMailedKinds(context, body.kinds);
    return { kinds: await mailedKinds(context, context.user.email) };
  }),
};
