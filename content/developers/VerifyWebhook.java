import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class VerifyWebhook {
  /** Seconds that a delivery may be old. */
  private static final long TOLERANCE = 300;

  /**
   * Checks the header Stellwerk-Signature, such as t=1795167003,v1=5f8c…
   *
   * @param body the request body, byte for byte as received
   * @param secrets secret of the endpoint; during a change, the old and the new one
   * @param now Unix time in seconds
   */
  public static boolean isFromStellwerk(
      byte[] body, String header, List<String> secrets, long now)
      throws GeneralSecurityException {
    var time = values(header, "t=").findFirst().orElse("");
    if (!time.matches("[0-9]{1,12}")) return false;
    if (Math.abs(now - Long.parseLong(time)) > TOLERANCE) return false;
    for (var secret : secrets) {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((time + ".").getBytes(UTF_8));
      var expected = HexFormat.of().formatHex(mac.doFinal(body)).getBytes(UTF_8);
      if (values(header, "v1=")
          .anyMatch(hex -> MessageDigest.isEqual(expected, hex.getBytes(UTF_8))))
        return true;
    }
    return false;
  }

  private static Stream<String> values(String header, String name) {
    return Stream.of(header.split(","))
        .filter(field -> field.startsWith(name))
        .map(field -> field.substring(name.length()));
  }
}
