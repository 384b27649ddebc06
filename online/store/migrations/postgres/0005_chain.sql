-- What stands for this entry and all before it in its log: a hash of the one before and of the text (online/store/src/chain.rs). It is
-- missing in entries that earlier versions wrote, perhaps beside this one while servers are upgraded one by one.
ALTER TABLE entries ADD COLUMN chain BIGINT;
